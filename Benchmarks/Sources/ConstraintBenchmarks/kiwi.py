"""Times kiwisolver on systems of constraints. Usage: kiwi.py FILE, with the samples as JSON; prints nanoseconds as JSON."""
import json
import sys
import time

import kiwisolver as kiwi

RUNS = 9
EDITS = 200
RELATIONS = {-1: "<=", 0: "==", 1: ">="}
STRENGTHS = {1000: "required", 750: "strong", 250: "medium", 50: "weak"}


def constraints(sample):
    variables = [kiwi.Variable(str(index)) for index in range(sample["variableCount"])]
    made = []
    for constraint in sample["constraints"]:
        expression = sum(c * variables[int(v)] for v, c in constraint["terms"].items()) + constraint["constant"]
        made.append(kiwi.Constraint(expression, RELATIONS[constraint["relation"]], STRENGTHS[constraint["priority"]]))
    return variables, made


def build(made):
    solver = kiwi.Solver()
    for constraint in made:
        solver.addConstraint(constraint)
    solver.updateVariables()
    return solver


def timed(work):
    start = time.perf_counter_ns()
    work()
    return time.perf_counter_ns() - start


def edits(sample):
    """The edited length as an edit variable in place of its constraint."""
    variables, made = constraints(sample)
    edited = made.pop(sample["edited"])
    length = kiwi.Variable("length")
    made.append(kiwi.Constraint(edited.expression() - edited.expression().constant() - length, "==", "required"))
    solver = build(made)
    solver.addEditVariable(length, "strong")
    constant = -edited.expression().constant()
    readings = []
    for index in range(EDITS):
        def edit():
            solver.suggestValue(length, constant + index % 20)
            solver.updateVariables()
            variables[-1].value()
        readings.append(timed(edit))
    return readings


def reading(values):
    return {"least": min(values), "median": sorted(values)[len(values) // 2]}


samples = json.load(open(sys.argv[1]))
figures = []
for sample in samples:
    made = constraints(sample)[1]
    figures.append({"build": reading([timed(lambda: build(made)) for _ in range(RUNS)]), "edit": reading(edits(sample))})
print(json.dumps(figures))
