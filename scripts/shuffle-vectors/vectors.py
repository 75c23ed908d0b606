"""Writes the test vectors of the shuffle by docs/verify.py. Standard input has records, which are checked and included."""
import hmac, json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../docs"))
from verify import NOBODY, ZERO, H, canonical, check, check_attempts, check_given_up, commitment, draw, enc, field, four_cards, history, words, below

M, M2 = "01JD3Z9V5Q8Y4T6W2R7K0X1C3B", "Tisch 7 · Ännchen 🂡"
G = {"game": "toy", "options": {"b": True, "a": "é", "Z": 3}, "seats": 4}
def some(name): return H("vector", name)
def hexed(x): return {"hex": x.hex()} if type(x) is bytes else x
def secret(match): return some(f"secret of {match}")
def seal(match): return H("seal", match, secret(match))
def form(game): return H("form", canonical(game))
def chain(x): return [x, *(x := H("reveal", x) for _ in range(3))]
def person(seat, member, match=M, starts=0, last=ZERO.hex(), of=None):
    *reveals, top = chain(some(f"x of {of or member}"))
    entry = [seat, member, starts, last]
    return {"entry": [*entry, commitment(match, seal(match), entry, top)], "top": top.hex(), "reveals": [r.hex() for r in reveals[::-1]]}
def people(match=M, **of): return [person(0, 7, match, **of), person(2, 1, match), person(3, 4000000000, match)]
PEOPLE = people()

def attempts(people, voids, is_open=None):
    """The attempts of people if those at the seats in voids are missing; in the last one of a start given up, those in is_open."""
    done = []
    for a, missing in enumerate([*voids, is_open or []] if people else []):
        here = [p for p in people if p["entry"][0] not in missing]
        reveals = [[p["entry"][0], p["reveals"][a]] for p in here]
        done.append({"roster": [p["entry"] for p in people], "reveals": reveals, "missing": missing if a < len(voids) else []})
        people = here if a < 2 else []
    return done

def given_up(match, why, people, voids=(), missing=(), game=G):
    return {"match": match, "seal": seal(match).hex(), "form": form(game).hex(), "attempts": attempts(people, voids, missing), "why": why}

def prove(steps, taken_back, people, voids, starts=(), v=2):
    """Draws all outcomes of a record that follows no rules, and adds its proof."""
    record = {**G, "steps": steps, **({"takenBack": taken_back} if taken_back else {})}
    tries = attempts(people, voids)
    P, _ = check_given_up(M, starts)
    h, R, V, _ = trusting(M, tries, P)
    seats = [e[0] for attempt in tries[-1:] for e in attempt["roster"]]
    log, line = H("log-start", M, seal(M)), []
    for step in history(record):
        if type(step) is tuple:
            del line[step[0]["stood"]:]
            log = H("log", log, canonical({"takeback": {name: step[0][name] for name in ("seat", "consent", "stood")}}))
            continue
        if "chance" in step: step["result"] = draw(step, words(outcome_key(line, H("seed", h, R, V), h, R, seats)))
        line.append(step)
        log = H("log", log, canonical({name: step[name] for name in step if name != "legal"}))
    proof = {"v": v, "match": M, "seal": seal(M).hex(), "secret": secret(M).hex(), "givenUp": list(starts), "attempts": tries, "log": log.hex()}
    return {**record, "proof": proof}

def outcome_key(line, K, h, R, seats):
    """The key of the next outcome, from all steps that count. It is slow and plain: verify.py has another way."""
    moves = [step for step in line if "move" in step]
    x = moves[-1]["seat"] if moves else NOBODY
    i = len(line) - 1 - max((at for at, step in enumerate(line) if "move" in step), default=-1)
    return hmac.digest(secret(M), enc("outcome", K, len(moves), x, i, H("bound", h, R, bound(moves, seats, x))), "sha256")

def bound(moves, seats, x):
    Q = b""
    for seat in seats:
        q = ZERO
        for step in moves:
            if step["seat"] == seat: q = H("move", q, canonical(step["move"]))
        if seat != x: Q += enc(seat)[4:] + q
    return Q

def trusting(match, tries, P):
    """As check_attempts, also if they are wrong."""
    h, R, V = H("attempts", match, seal(match), P, form(G)), b"", b""
    for a, attempt in enumerate(tries):
        R, V = field(attempt["roster"]), field(attempt["reveals"])
        if a < len(tries) - 1: h = H("void", h, R, V)
    return h, R, V, []

def move(seat, **action): return {"seat": seat, "move": action}
def pick(n): return {"chance": "pick", "from": n, "result": 0}
def shuffle(pile, cards): return {"chance": "shuffle", "pile": pile, "result": cards.split()}
def back(seat, stood, *steps, consent=()): return {"seat": seat, "consent": list(consent), "stood": stood, "steps": list(steps)}
def short(): return [shuffle("deck", "1 2 3 4 5"), move(2, type="a"), pick(4)]

LEFT = given_up("start-1", "left", people("start-1"), missing=[2])
CHANGED = given_up("start-2", "changed", people("start-2"), voids=[[3]], game={**G, "game": "other", "seats": 6})
LONG = given_up("start-3", "left", people("start-3"), voids=[[0], [2], [3]])
NAMED = given_up("start-1", "left", people("start-1"))
def roster_of(start, a=0):
    h, tries = H("attempts", start["match"], bytes.fromhex(start["seal"]), ZERO, bytes.fromhex(start["form"])), start["attempts"]
    for each in tries[:a]: h = H("void", h, field(each["roster"]), field(each["reveals"]))
    return H("roster", h, field(tries[a]["roster"])).hex()

TOYS = {
    "moves and outcomes in turn": lambda: ([pick(4), shuffle("deck", "7S 8S 9S 10S JS QS KS AS"), move(0, type="play", card="7S"), {**move(2, type="say", b=[1, "x"], a="é"), "legal": 3}, shuffle("stock", "2H 3H 4H 2H"), move(1, type="pass"), pick(2)], [], PEOPLE, []),
    "the same decision after a takeback": lambda: ([pick(4), move(0, type="a"), pick(3), shuffle("deck", "1 2 3 4 5 6")], [back(0, 1, move(0, type="b"), pick(3), shuffle("deck", "1 2 3 4 5 6"), consent=[2, 3])], PEOPLE, []),
    "other decisions after takebacks": lambda: (
        [pick(4), move(3, type="c"), pick(52), move(0, type="end"), pick(52)],
        [back(0, 1, move(0, type="a"), pick(52)), back(2, 1, move(2, type="b"), move(0, type="a"), pick(52)), back(2, 2, move(2, type="b2"), pick(52), pick(52))], PEOPLE, []),
    "a takeback of half a turn, and one of nothing": lambda: ([pick(4), move(0, type="x"), pick(52), pick(52)], [back(0, 1), back(3, 0, pick(4)), back(0, 3, pick(52))], PEOPLE[:1], []),
    "one void attempt": lambda: (short(), [], PEOPLE, [[2]]),
    "two void attempts": lambda: ([pick(52), move(3, type="a"), pick(52)], [], PEOPLE, [[0], [2]]),
    "three void attempts leave no people": lambda: ([pick(52), move(3, type="a"), pick(52)], [], PEOPLE, [[0], [2], [3]]),
    "two of three are missing": lambda: ([pick(52), move(2, type="a"), pick(52)], [], PEOPLE, [[0, 3]]),
    "another person was missing at the same seat": lambda: ([pick(52), move(2, type="a"), pick(52)], [], [person(0, 8), *PEOPLE[1:]], [[0, 3]]),
    "everyone is missing at once": lambda: ([pick(52)], [], PEOPLE, [[0, 2, 3]]),
    "the only person is missing": lambda: ([pick(52)], [], PEOPLE[:1], [[0]]),
    "no people": lambda: ([pick(52), shuffle("deck", "1 2 3 4 5"), move(0, type="a"), pick(3)], [], [], []),
    "a player stood up before all had revealed": lambda: (short(), [], PEOPLE, [], [LEFT]),
    "two starts came to nothing, and the commitments name them": lambda: (short(), [], people(starts=2, last=roster_of(LEFT)), [], [LEFT, CHANGED]),
    "all attempts of a start were void": lambda: (short(), [], PEOPLE, [[2]], [LONG]),
    "a start that all had revealed for": lambda: (short(), [], people(starts=1, last=roster_of(NAMED)), [], [NAMED]),
    "a commitment names a start that the record does not": lambda: (short(), [], people(starts=1, last=some("start").hex()), []),
    "a commitment names more starts than the record": lambda: (short(), [], people(starts=3, last=roster_of(NAMED)), [], [NAMED]),
    "a start before the last game, and no number of starts": lambda: (short(), [], people(starts=0, last=some("start").hex()), []),
}

def changed(name, **changes): record = prove(*TOYS[name]()); record["proof"].update(changes); return record
def with_start(start): return prove(short(), [], PEOPLE, [], [LEFT]) | {"proof": {**prove(short(), [], PEOPLE, [], [LEFT])["proof"], "givenUp": [start]}}
def stale():
    """The outcome of a later decision is the one that was taken back."""
    record = prove([pick(4), move(3, type="c"), pick(52), move(0, type="d"), pick(52)], [back(0, 1, move(0, type="a"), pick(52))], PEOPLE, [])
    record["steps"][4]["result"] = record["takenBack"][0]["steps"][1]["result"]
    return relogged(record)
def relogged(record):
    log = H("log-start", M, seal(M))
    for step in history(record):
        step = {"takeback": {n: step[0][n] for n in ("seat", "consent", "stood")}} if type(step) is tuple else {n: step[n] for n in step if n != "legal"}
        log = H("log", log, canonical(step))
    record["proof"]["log"] = log.hex()
    return record

# Proofs of servers that are not honest, by what they did, with the step that fails. All else follows from it.
WRONG = {
    "a record of version 1": ("form", lambda: prove(short(), [], PEOPLE, [], v=1)),
    "a void attempt in which nobody was missing": ("people", lambda: prove(short(), [], PEOPLE, [[]])),
    "someone at a seat that the game does not have": ("people", lambda: prove(short(), [], [*PEOPLE, person(4, 9)], [])),
    "one member twice": ("people", lambda: prove(short(), [], [PEOPLE[0], person(1, 7, of="another"), *PEOPLE[1:]], [])),
    "one member twice, and the second is silent": ("people", lambda: prove(short(), [], [PEOPLE[0], person(1, 7, of="another"), *PEOPLE[1:]], [[1]])),
    "a commitment twice": ("people", lambda: prove(short(), [], [PEOPLE[0], {**PEOPLE[0], "entry": [1, 99, *PEOPLE[0]["entry"][2:]]}, *PEOPLE[1:]], [[1]])),
    "a copied commitment": ("people", lambda: prove(short(), [], [{**PEOPLE[0], "entry": [1, 99, *PEOPLE[0]["entry"][2:]]}, *PEOPLE[1:]], [])),
    "a commitment that does not bind the number of starts": ("people", lambda: prove(short(), [], [{**PEOPLE[0], "entry": [0, 7, 1, *PEOPLE[0]["entry"][3:]]}, *PEOPLE[1:]], [])),
    "a start without its reason": ("people", lambda: with_start({n: LEFT[n] for n in LEFT if n != "why"})),
    "a start for another reason": ("people", lambda: with_start({**LEFT, "why": "full"})),
    "a start for the other reason": ("outcomes", lambda: with_start({**LEFT, "why": "changed"})),
    "a start of another game": ("outcomes", lambda: with_start({**LEFT, "form": some("form").hex()})),
    "a start whose last attempt names the missing": ("people", lambda: with_start({**LEFT, "attempts": [{**LEFT["attempts"][0], "missing": [2]}]})),
    "a start with one member twice": ("people", lambda: with_start(given_up("start-1", "left", [people("start-1")[0], person(1, 7, "start-1", of="another"), *people("start-1")[1:]]))),
    "a start with the match of the game": ("people", lambda: with_start({**LEFT, "match": M})),
    "a start that is left out": ("outcomes", lambda: changed("a player stood up before all had revealed", givenUp=[])),
    "the second of two starts is left out": ("outcomes", lambda: changed("two starts came to nothing, and the commitments name them", givenUp=[LEFT])),
    "another secret": ("seal", lambda: changed("one void attempt", secret=some("other").hex())),
    "other options": ("outcomes", lambda: {**prove(*TOYS["one void attempt"]()), "options": {}}),
    "an outcome of another decision after a takeback": ("outcomes", stale),
    "a takeback of more than there was": ("outcomes", lambda: {**prove(short(), [], PEOPLE, []), "takenBack": [back(0, 4)]}),
}

def seed(name, match, people, voids):
    tries = attempts([person(*p, match) for p in people], voids)
    h, R, V, own = check_attempts(match, seal(match), tries, some("P"), some("F"), 6)
    return {"name": name, "match": match, "seal": seal(match).hex(), "prior": some("P").hex(), "form": some("F").hex(), "attempts": tries,
            "field": field(tries[-1]["roster"] if tries else []).hex(), "before": h.hex(), "rosters": own, "key": H("seed", h, R, V).hex(),
            "cards": four_cards(H("compare", h, R, V))}

def failure(record):
    try: check(record)
    except SystemExit as failed: return str(failed)
    return ""

keys = [some("key"), bytes(32), bytes([255] * 32)]
fields = ["", "hundredfold-shuffle/2", "é", "🂡", 0, 1, 255, 2**31, 2**32 - 1, bytes(32), some("raw")]
hashes = [("seal", M, some("a")), ("log-start", M, some("a")), ("move", some("q"), '{"card":"7S","type":"play"}'), ("ab", "c"), ("a", "bc"), ("commit", M2, some("s"), 0, 2, some("g"), some("b")), ("none",)]
piles = ["", "1", "2 1", "3 1 2", "a B b A", "10S 9S AS", "🂡 ﹡ é z", "x x x y", " ".join(r + s for s in "CDHS" for r in "2 3 4 5 6 7 8 9 10 J Q K A".split()), " ".join(str(n) for n in range(1, 101)), " ".join(str(n % 7) for n in range(208))]
moves = [move(0, type="play", card="7S"), move(2, type="play", card="8S"), move(1, type="pass"), move(0, type="discard", cards=["9S", "JS"]), move(3, type="bid", amount=4), move(2, type="play", card="\u2028\"\\")]
result = {
    "encodings": [{"field": hexed(f), "encoded": enc(f).hex()} for f in fields],
    "hashes": [{"tag": tag, "fields": [hexed(f) for f in more], "hash": H(tag, *more).hex()} for tag, *more in hashes],
    "commitments": [{"match": m, "seal": seal(m).hex(), "member": n, "starts": k, "lastStart": g, "x": some(f"x of {n}").hex(), "top": p["top"], "reveals": p["reveals"], "commitment": p["entry"][4]}
                    for m, n, k, g in ((M, 7, 0, ZERO.hex()), (M2, 0, 1, some("g").hex()), (M, 4294967295, 4294967295, some("g").hex())) for p in [person(0, n, m, k, g)]],
    "forms": [{"game": game, "form": form(game).hex()} for game in (G, {"game": "foursquare", "options": {}, "seats": 1})],
    "seeds": [seed("three people", M, [(0, 7), (2, 1), (3, 4000000000)], []), seed("one person", M2, [(5, 0)], []), seed("one void attempt", M, [(0, 7), (2, 1)], [[0]]),
              seed("two void attempts", M, [(0, 7), (2, 1), (3, 9)], [[0], [3]]), seed("all void", M, [(0, 7), (2, 1), (3, 9)], [[0], [3], [2]]), seed("nobody", M2, [], []),
              seed("another person was missing", M, [(0, 8), (2, 1)], [[0]]), seed("two were missing", M, [(0, 7), (1, 8), (2, 1)], [[0, 1]]),
              seed("everyone was missing", M, [(0, 7), (2, 1)], [[0, 2]])],
    "priors": [{"starts": starts, "prior": check_given_up(M, starts)[0].hex()} for starts in ([], [LEFT], [LEFT, CHANGED], [LONG])],
    "bounds": [{"seats": seats, "moves": moves[:n], "bound": bound(moves[:n], seats, moves[n - 1]["seat"] if n else NOBODY).hex()}
               for seats in ([0, 2, 3], [0], []) for n in (0, 1, 2, 4, 5, 6)],
    "outcomeKeys": [{"secret": some("s").hex(), "key": some("K").hex(), "before": some("h").hex(), "roster": some("R").hex(), "moves": p, "mover": x, "outcomes": i, "bound": some("Q").hex(),
                     "outcomeKey": hmac.digest(some("s"), enc("outcome", some("K"), p, x, i, H("bound", some("h"), some("R"), some("Q"))), "sha256").hex()}
                    for p, x, i in ((0, NOBODY, 0), (1, 0, 0), (1, 0, 1), (70000, 3, 2))],
    "words": [{"key": key.hex(), "words": [next(w) for _ in range(20)]} for key in keys for w in [words(key)]],
    "picks": [{"key": key.hex(), "from": n, "results": [below(w, n) for _ in range(6)]} for key in keys for n in (1, 2, 3, 52, 100, 2**31, 2**31 + 1, 3 * 2**30 + 1, 2**32 - 1, 2**32) for w in [words(key)]],
    "shuffles": [{"key": key.hex(), "cards": cards.split(), "result": draw({"chance": "shuffle", "result": cards.split()}, words(key))} for key in keys[:1] + [some(1)] for cards in piles],
    "sealCards": [{"digest": d.hex(), "cards": four_cards(d)} for d in (bytes(32), bytes([255] * 32), some("d"), bytes([0] * 7 + [51] + [9] * 24))],
    "proofs": [{"name": name, "record": prove(*make())} for name, make in TOYS.items()],
    "wrongProofs": [{"name": name, "failed": step, "record": make()} for name, (step, make) in WRONG.items()],
    **json.load(sys.stdin),
}
for each in result["proofs"] + result["records"]:
    each["seats"], each["attempts"], each["cards"], said = check(each["record"])
    each["unnamed"] = [int(line.split()[4]) - 1 for line in said if "does not name" in line]
for each in result["wrongProofs"]:
    assert failure(each["record"]), each["name"]
json.dump(result, sys.stdout, ensure_ascii=False)
