extension PageSource {
    static let style = #"""
:root {
  color-scheme: light dark;
  --ground: #f3f5f9; --surface: #ffffff; --sunken: #e9edf4; --line: #dde2eb; --text: #1b2130; --soft: #5b667a;
  --accent: #3d5be0; --on-accent: #ffffff; --tint: #e5eafd;
  --different: #b3480c; --new: #0b7a5e; --obsolete: #5b667a; --unreadable: #c22b4d;
  --old: #d1365c; --now: #0b8a6a;
  --s0: #4f6de8; --s1: #15948a; --s2: #d9791f; --s3: #d24b80; --s4: #7d58da; --s5: #2f86d3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1116; --surface: #171b22; --sunken: #0a0d11; --line: #2b323d; --text: #eef1f7; --soft: #9aa4b5;
    --accent: #6d89ff; --on-accent: #0e1116; --tint: #222b45;
    --different: #ffa45c; --new: #4fd1ab; --obsolete: #9aa4b5; --unreadable: #ff7a93;
    --old: #ff7a93; --now: #4fd1ab;
    --s0: #7b93ff; --s1: #3cc4b6; --s2: #ffb25c; --s3: #f47aa4; --s4: #a58aff; --s5: #66b2f7;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { height: 100%; }
body {
  margin: 0; height: 100%; background: var(--ground); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
  display: grid; grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
}
h1, h2, h3, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: 1.15rem; line-height: 1.3; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; line-height: 1.3; overflow-wrap: anywhere; }
button, input { font: inherit; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, kbd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .87em; }
.soft { color: var(--soft); }
.control { border: 1px solid currentColor; border-radius: 4px; padding: 0 3px; font-size: .75em; opacity: .8; }
.calm { display: grid; grid-template-columns: 1fr; place-items: center; }
.calm .side { display: block; height: auto; position: static; border: 0; background: none; }
.calm .head { border: 1px solid var(--line); border-radius: 18px; background: var(--surface); padding: 32px 40px; text-align: center; }
.calm .head::before { content: "✓"; color: var(--now); font-size: 2.2rem; line-height: 1; }
.notice { padding: 2rem; max-width: 40rem; grid-column: 1 / -1; }

/* The list */
.side {
  display: flex; flex-direction: column; min-height: 0; height: 100vh; position: sticky; top: 0;
  background: var(--surface); border-right: 1px solid var(--line);
}
.head { padding: 20px 18px 12px; display: grid; gap: 12px; border-bottom: 1px solid var(--line); }
.chips { display: flex; flex-wrap: wrap; gap: 6px; }
.chip {
  border: 1px solid var(--line); background: none; border-radius: 999px; padding: 2px 10px; font-size: .85rem;
  display: inline-flex; gap: 6px; align-items: center; color: var(--soft);
}
.chip:hover { border-color: var(--accent); }
.chip[aria-pressed="true"] { background: var(--tint); border-color: var(--accent); color: var(--text); }
.chip b { font-variant-numeric: tabular-nums; color: var(--text); }
.filter {
  width: 100%; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); padding: 7px 12px;
}
.list { overflow-y: auto; flex: 1; min-height: 0; padding: 6px 10px 16px; }
.list h3 {
  font-size: .78rem; font-weight: 600; color: var(--soft); padding: 12px 8px 4px; overflow-wrap: anywhere;
}
.row {
  display: flex; gap: 10px; align-items: baseline; width: 100%; border: 0; background: none; text-align: start;
  border-radius: 10px; padding: 6px 8px; line-height: 1.35; content-visibility: auto; contain-intrinsic-size: auto 34px;
}
.row:hover { background: var(--ground); }
.row[aria-current="true"] { background: var(--tint); }
.row span { overflow-wrap: anywhere; min-width: 0; }
.sign { flex: none; width: 1.25rem; height: 1.25rem; border-radius: 6px; font: 700 .85rem/1.2rem system-ui, sans-serif; text-align: center; }
.different { color: var(--different); } .new { color: var(--new); }
.missing { color: var(--new); } .obsolete { color: var(--obsolete); } .unreadable, .failed { color: var(--unreadable); }
.sign.different, .sign.new, .sign.missing, .sign.obsolete, .sign.unreadable, .sign.failed { border: 1.5px solid currentColor; }
.accept { border-top: 1px solid var(--line); padding: 12px 18px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
.command { display: flex; gap: 8px; align-items: center; }
.command code {
  flex: 1; min-width: 0; overflow-x: auto; white-space: nowrap; background: var(--ground); border-radius: 8px; padding: 6px 10px;
}
.keys { font-size: .76rem; padding: 8px 18px 12px; border-top: 1px solid var(--line); }
.keys span { margin-inline-end: 12px; white-space: nowrap; }
.keys kbd { border: 1px solid var(--line); border-radius: 5px; padding: 0 4px; margin-inline-end: 3px; }

/* The selected entry */
.main { padding: 22px 28px 28px; min-width: 0; display: flex; flex-direction: column; gap: 14px; min-height: 100vh; }
.title { display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap; }
.variants { font: inherit; color: var(--text); background: transparent; border: 1px solid var(--line); border-radius: 8px; padding: 3px 8px; max-width: 100%; }
.badge { border: 1.5px solid currentColor; border-radius: 999px; padding: 0 10px; font-size: .85rem; font-weight: 600; }
.words {
  background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 10px 16px;
  font-variant-numeric: tabular-nums; max-height: 13.5rem; overflow-y: auto; flex: none;
}
.words li { overflow-wrap: anywhere; }
.words li + li { border-top: 1px solid var(--line); margin-top: 4px; padding-top: 4px; }
.bar { display: flex; gap: 14px; flex-wrap: wrap; align-items: center; }
.segments { display: inline-flex; border: 1px solid var(--line); border-radius: 11px; background: var(--surface); padding: 3px; gap: 2px; }
.segments button { border: 0; background: none; border-radius: 8px; padding: 4px 12px; color: var(--soft); }
.segments button:hover:enabled { color: var(--text); }
.segments button[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); }
.segments button:disabled { opacity: .4; cursor: default; }
.plain { border: 1px solid var(--line); background: var(--surface); border-radius: 9px; padding: 4px 12px; }
.plain:hover { border-color: var(--accent); }
.stage {
  flex: 1; min-height: 340px; overflow: auto; background: var(--sunken); border: 1px solid var(--line); border-radius: 18px;
  padding: 20px;
}
.stage.split, .stage.single { display: flex; gap: 24px; justify-content: safe center; align-items: flex-start; }
figure { margin: 0; flex: none; }
figcaption { color: var(--soft); font-size: .85rem; padding-bottom: 8px; display: flex; gap: 8px; align-items: baseline; }
.stack { position: relative; margin: 0 auto; touch-action: pan-y; }
.stack > .layer { position: absolute; inset: 0 auto auto 0; }
.layer { display: block; border-radius: 6px; }
img.layer { background: var(--surface); }
.differences { isolation: isolate; background: #fff; border-radius: 6px; overflow: hidden; }
.differences > .faint { opacity: .3; filter: grayscale(1); }
.differences > .ink { isolation: isolate; mix-blend-mode: multiply; position: absolute; inset: 0; }
.ink::after { content: ""; position: absolute; inset: 0; background: #d4145a; mix-blend-mode: screen; }
.blend { isolation: isolate; filter: grayscale(1) brightness(6) invert(1); background: #000; overflow: hidden; position: absolute; inset: 0; }
.blend > .layer + .layer { mix-blend-mode: difference; }
.stack .blend > .layer { position: absolute; inset: 0 auto auto 0; background: #fff; border-radius: 0; }
.divider { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); pointer-events: none; }
.divider::after {
  content: ""; position: absolute; left: -11px; top: 50%; width: 24px; height: 24px; margin-top: -12px; border-radius: 50%;
  background: var(--accent); border: 3px solid var(--surface);
}
.tool { display: flex; gap: 12px; align-items: center; justify-content: center; padding-bottom: 14px; color: var(--soft); }
.tool input { width: min(420px, 60%); accent-color: var(--accent); }
.lost { border: 1.5px dashed var(--line); border-radius: 12px; padding: 24px; color: var(--soft); max-width: 22rem; }
.legend { display: flex; gap: 18px; flex-wrap: wrap; color: var(--soft); font-size: .85rem; }
.legend i { display: inline-block; width: 22px; height: 14px; border-radius: 4px; vertical-align: -2px; margin-inline-end: 6px; border: 2px solid; }
.legend .was { border-style: dashed; color: var(--old); } .legend .is { color: var(--now); }
.legend .same { color: var(--soft); opacity: .5; border-width: 1px; }

/* Frames */
.frames { background: var(--surface); }
.frames text { font: 11px system-ui, sans-serif; font-size: calc(11px * var(--unit, 1)); fill: var(--text); pointer-events: none; }
.frames rect, .frames path { vector-effect: non-scaling-stroke; }
.frames .content { fill: none; stroke: var(--line); }
.frames rect.box { fill-opacity: .14; stroke-width: 1; }
.s0 { fill: var(--s0); stroke: var(--s0); } .s1 { fill: var(--s1); stroke: var(--s1); }
.s2 { fill: var(--s2); stroke: var(--s2); } .s3 { fill: var(--s3); stroke: var(--s3); }
.s4 { fill: var(--s4); stroke: var(--s4); } .s5 { fill: var(--s5); stroke: var(--s5); }
.frames .quiet { opacity: .38; }
.frames .veiled { stroke-dasharray: 2 3; opacity: .4; }
.frames rect.changed { stroke-width: 2.5; fill-opacity: .28; }
.frames rect.is { fill: var(--now); stroke: var(--now); fill-opacity: .16; stroke-width: 2; }
.frames rect.was { fill: var(--old); fill-opacity: .05; stroke: var(--old); stroke-width: 1.5; stroke-dasharray: 5 3; }
.frames .arrow { fill: var(--text); stroke: var(--text); stroke-width: 1.25; opacity: .75; }
.frames .head { stroke: none; }

@media (max-width: 820px) {
  body { display: block; height: auto; }
  .side { position: static; height: auto; border-right: 0; }
  .list { max-height: 34vh; }
  .keys { display: none; }
  .main { padding: 18px 14px; }
}
@media (forced-colors: active) {
  .row[aria-current="true"], .segments button[aria-pressed="true"], .chip[aria-pressed="true"] { outline: 2px solid Highlight; }
}

"""#
}
