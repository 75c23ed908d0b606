"""Writes the test vectors of the shuffle by docs/verify.py. Standard input has right and wrong records, which are checked and included."""
import json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../docs"))
from verify import H, canonical, chain, check, check_attempts, draw, enc, field, four_cards, history, words, below
import functools, hmac

M, M2 = "01JD3Z9V5Q8Y4T6W2R7K0X1C3B", "Tisch 7 · Ännchen 🂡"
def some(name): return H("vector", name)
def hexed(x): return {"hex": x.hex()} if type(x) is bytes else x
LINKS = chain("chain", some("last link"), 1024)[::-1]
S = LINKS[0]
def person(seat, member, match=M, seal=S):
    reveals = chain("reveal", some(f"x of {member}"), 3)[::-1]  # the top, r_0, r_1, r_2
    return {"entry": [seat, member, H("commit", match, seal, member, reveals[0]).hex()], "reveals": [r.hex() for r in reveals[1:]]}
PEOPLE = [person(0, 7), person(2, 1), person(3, 4000000000)]

def attempts(people, voids):
    """The attempts of people if those at the seats in voids are missing."""
    done = []
    for a, missing in enumerate([*voids, []]):
        here = [p for p in people if p["entry"][0] not in missing]
        reveals = [[p["entry"][0], p["reveals"][a]] for p in here]
        done.append({"roster": [p["entry"] for p in people], "reveals": reveals, "missing": missing})
        people = here if a < 2 else []
    return done

def prove(steps, taken_back, people, voids):
    """Draws all outcomes of a record that follows no rules, and adds its proof."""
    record = {"seats": 4, "steps": steps, **({"takenBack": taken_back} if taken_back else {})}
    tries = attempts(people, voids) if people else []
    a, R, K, start, _ = check_attempts(M, S, record["seats"], tries)
    log, j = H("log-start", M, S), a
    line, pool = [], []
    def decision(step): return step["from"] if "from" in step else (step["pile"], sorted(step["result"]))
    for step in history(record):
        if type(step) is tuple:
            pool, line = [e for e in line[step[0]:] if e[1]] + pool, line[:step[0]]
            log = H("log", log, canonical({"takeback": {name: step[1][name] for name in ("seat", "consent", "stood")}}))
            continue
        number = 0
        if "chance" in step:
            old = next((e for e in pool if decision(e[0]) == decision(step)), None)
            if old: pool.remove(old); step["result"], number = old[0]["result"], old[1]
            else:
                j = number = j + 1
                L = binding(start, [seat for seat, *_ in R], [s for s, n in line if not n])
                step["result"] = draw(step, words(hmac.digest(LINKS[j], enc("lot", K, j, L), "sha256")))
        line.append((step, number))
        log = H("log", log, canonical({name: step[name] for name in step if name != "legal"}))
    lots = [[i, n] for i, (_, n) in enumerate(line) if n]
    proof = {"v": 1, "match": M, "seal": S.hex(), "attempts": tries, "opened": LINKS[j].hex(), "lots": lots, "log": log.hex()}
    return {**record, "proof": proof}

def binding(start, seats, moves):
    mover = moves[-1]["seat"] if moves else None
    return functools.reduce(lambda l, s: H("move", l, s["seat"], canonical(s["move"])), [s for s in moves if s["seat"] in seats and s["seat"] != mover], start)

def move(seat, **action): return {"seat": seat, "move": action}
def pick(n): return {"chance": "pick", "from": n, "result": 0}
def shuffle(pile, cards): return {"chance": "shuffle", "pile": pile, "result": cards.split()}
def back(seat, stood, *steps, consent=()): return {"seat": seat, "consent": list(consent), "stood": stood, "steps": list(steps)}
TOYS = {
    "moves and outcomes in turn": lambda: ([pick(4), shuffle("deck", "7S 8S 9S 10S JS QS KS AS"), move(0, type="play", card="7S"), {**move(2, type="say", b=[1, "x"], a="é"), "legal": 3}, shuffle("stock", "2H 3H 4H 2H"), move(1, type="pass"), pick(2)], [], PEOPLE, []),
    "an undone outcome comes back in another order": lambda: (
        [pick(4), move(0, type="a"), shuffle("deck", "1 2 3 4 5 6"), pick(3), move(2, type="b"), pick(6)],
        [back(0, 2, pick(3), shuffle("deck", "6 5 4 3 2 1"), consent=[2, 3])], PEOPLE, []),
    "another takeback puts its outcomes first": lambda: (
        [pick(4), move(3, type="c"), pick(5), pick(5), pick(5), move(0, type="end")],
        [back(0, 1, move(0, type="a"), pick(5)), back(2, 1, move(2, type="b"), shuffle("deck", "1 2 3"), pick(6)), back(2, 1, move(2, type="b2"), pick(6), pick(5))], PEOPLE, []),
    "a pile of another name or with other cards does not fit": lambda: (
        [pick(2), move(0, type="a"), shuffle("stock", "1 2 3 4 5 6 7"), shuffle("deck", "1 2 3 4 5 6 6"), pick(8)],
        [back(0, 1, move(0, type="a"), shuffle("deck", "1 2 3 4 5 6 7"), pick(7))], PEOPLE, []),
    "the same outcome is taken back twice": lambda: (
        [pick(4), move(0, type="x"), pick(9)],
        [back(0, 1, move(0, type="y"), pick(9)), back(3, 1, move(3, type="z"), pick(9)), back(0, 1, move(0, type="w"), pick(7))], PEOPLE[:1], []),
    "one void attempt": lambda: ([shuffle("deck", "1 2 3 4 5"), move(2, type="a"), pick(4)], [], PEOPLE, [[2]]),
    "two void attempts": lambda: ([pick(52), move(3, type="a"), pick(52)], [], PEOPLE, [[0], [2]]),
    "three void attempts leave no people": lambda: ([pick(52), move(3, type="a"), pick(52)], [], PEOPLE, [[0], [2], [3]]),
    "two of three are missing": lambda: ([pick(52), move(2, type="a"), pick(52)], [], PEOPLE, [[0, 3]]),
    "another person was missing at the same seat": lambda: ([pick(52), move(2, type="a"), pick(52)], [], [person(0, 8), *PEOPLE[1:]], [[0, 3]]),
    "everyone is missing at once": lambda: ([pick(52)], [], PEOPLE, [[0, 2, 3]]),
    "the only person is missing": lambda: ([pick(52)], [], PEOPLE[:1], [[0]]),
    "no people": lambda: ([pick(52), shuffle("deck", "1 2 3 4 5"), move(0, type="a"), pick(3)], [], [], []),
}

def seed(name, match, people, voids):
    tries = attempts([person(*p, match, S) for p in people], voids) if people else []
    a, R, K, start, cards = check_attempts(match, S, 6, tries)
    return {"name": name, "match": match, "seal": S.hex(), "attempts": tries, "attempt": a, "field": field(R).hex(), "key": K.hex(),
            "binding": start.hex(), "cards": cards}

def fault(record):
    try: check(record)
    except SystemExit as failure: return str(failure)
    return ""

keys = [some("key"), bytes(32), bytes([255] * 32)]
fields = ["", "hundredfold-shuffle/1", "é", "🂡", 0, 1, 255, 2**31, 2**32 - 1, bytes(32), some("raw")]
hashes = [("chain", some("a")), ("log-start", M, S), ("move", some("l"), 3, '{"card":"7S","type":"play"}'), ("ab", "c"), ("a", "bc"), ("commit", M2, S, 0, some("b")), ("none",)]
piles = ["", "1", "2 1", "3 1 2", "a B b A", "10S 9S AS", "🂡 ﹡ é z", "x x x y", " ".join(r + s for s in "CDHS" for r in "2 3 4 5 6 7 8 9 10 J Q K A".split()), " ".join(str(n) for n in range(1, 101)), " ".join(str(n % 7) for n in range(208))]
moves = [move(0, type="play", card="7S"), move(2, type="play", card="8S"), move(1, type="pass"), move(0, type="discard", cards=["9S", "JS"]), move(3, type="bid", amount=4), move(2, type="play", card="\u2028\"\\")]
result = {
    "encodings": [{"field": hexed(f), "encoded": enc(f).hex()} for f in fields],
    "hashes": [{"tag": tag, "fields": [hexed(f) for f in more], "hash": H(tag, *more).hex()} for tag, *more in hashes],
    "chain": {"last": LINKS[-1].hex(), "links": {str(i): LINKS[i].hex() for i in (0, 1, 2, 1023, 1024)}},
    "commitments": [{"match": m, "seal": S.hex(), "member": n, "x": some(f"x of {n}").hex(), "reveals": p["reveals"], "commitment": p["entry"][2]}
                    for m, n in ((M, 7), (M2, 0), (M, 4294967295)) for p in [person(0, n, m)]],
    "seeds": [seed("three people", M, [(0, 7), (2, 1), (3, 4000000000)], []), seed("one person", M2, [(5, 0)], []), seed("one void attempt", M, [(0, 7), (2, 1)], [[0]]),
              seed("two void attempts", M, [(0, 7), (2, 1), (3, 9)], [[0], [3]]), seed("all void", M, [(0, 7), (2, 1), (3, 9)], [[0], [3], [2]]), seed("nobody", M2, [], []),
              seed("another person was missing", M, [(0, 8), (2, 1)], [[0]]), seed("two were missing", M, [(0, 7), (1, 8), (2, 1)], [[0, 1]]),
              seed("everyone was missing", M, [(0, 7), (2, 1)], [[0, 2]])],
    "bindings": [{"start": some("start").hex(), "seats": seats, "moves": moves[:n], "binding": binding(some("start"), seats, moves[:n]).hex()}
                 for seats in ([0, 2, 3], [0], []) for n in (0, 1, 2, 4, 5, 6)],
    "outcomeKeys": [{"link": LINKS[j].hex(), "key": some("K").hex(), "j": j, "binding": some("L").hex(),
                     "outcomeKey": hmac.digest(LINKS[j], enc("lot", some("K"), j, some("L")), "sha256").hex()} for j in (1, 2, 1024)],
    "words": [{"key": key.hex(), "words": [next(w) for _ in range(20)]} for key in keys for w in [words(key)]],
    "picks": [{"key": key.hex(), "from": n, "results": [below(w, n) for _ in range(6)]} for key in keys for n in (1, 2, 3, 52, 100, 2**31, 2**31 + 1, 3 * 2**30 + 1, 2**32 - 1, 2**32) for w in [words(key)]],
    "shuffles": [{"key": key.hex(), "cards": cards.split(), "result": draw({"chance": "shuffle", "result": cards.split()}, words(key))} for key in keys[:1] + [some(1)] for cards in piles],
    "sealCards": [{"digest": d.hex(), "cards": four_cards(d)} for d in (bytes(32), bytes([255] * 32), some("d"), bytes([0] * 7 + [51] + [9] * 24))],
    "proofs": [{"name": name, "record": prove(*make())} for name, make in TOYS.items()],
    **json.load(sys.stdin),
}
for each in result["proofs"] + result["records"]:
    each["cards"] = list(check(each["record"])[1:])
for each in result["wrongRecords"]:
    assert "attempt 0" in fault(each["record"]), each["name"]
json.dump(result, sys.stdout, ensure_ascii=False)
