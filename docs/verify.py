"""Checks the shuffle of a Hundredfold record by the protocol in docs/shuffle.md: python3 verify.py record.json"""
import functools, hashlib, hmac, itertools, json, re, struct, sys
def need(ok, rule): return None if ok else sys.exit("FAILED. This does not hold: " + rule)
def raw(x): return x if type(x) is bytes else struct.pack(">I", x) if type(x) is int else x.encode()
def enc(*fields): return b"".join(raw(len(raw(x))) + raw(x) for x in fields)
def H(*fields): return hashlib.sha256(enc("hundredfold-shuffle/1", *fields)).digest()
def unhex(x): return need(re.fullmatch("[0-9a-f]{64}", x), "a value has 64 hex digits") or bytes.fromhex(x)
canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode
def chain(tag, x, times): return [x] + [x := H(tag, x) for _ in range(times)]  # x, H(x), H(H(x)), …
def u32(x): return need(type(x) is int, "seats and member ids are whole numbers") or raw(x)
def field(entries): return b"".join(b"".join(map(u32, entry[:-1])) + unhex(entry[-1]) for entry in entries)  # a roster, or reveals
def words(key): return (word for k in itertools.count() for word in struct.unpack(">8I", hmac.digest(key, raw(k), "sha256")))
def below(source, n): return need(0 < n <= 2**32, "a pick is possible") or next(w for w in source if w < 2**32 - 2**32 % n) % n
def draw(step, source):
    if step["chance"] == "pick": return below(source, step["from"])
    cards = sorted(step["result"], key=lambda card: card.encode("utf-16-be")); last = len(cards) - 1
    for i in range(last, 0, -1): k = below(source, i + 1); cards[i], cards[k] = cards[k], cards[i]
    return cards
def four_cards(digest):  # digits of a number: first its remainder by 52, then by 51 of what is left, and so on
    left, deck = int.from_bytes(digest[:8], "big"), [rank + suit for suit in "CDHS" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]
    return [deck.pop(left // done % (52 - i)) for i, done in enumerate((1, 52, 52 * 51, 52 * 51 * 50))]
def check_attempts(M, S, n, attempts, a=0, R=(), left=None):
    for a, attempt in enumerate(attempts):
        R, shown, seats = attempt["roster"], dict(attempt["reveals"]), [seat for seat, *_ in attempt["roster"]]
        whole = {"roster": R, "reveals": [[s, shown[s]] for s in seats if s in shown], "missing": [s for s in seats if s not in shown]}
        need(canonical(attempt) == canonical(whole) and (a == len(attempts) - 1) == (not whole["missing"]), f"attempt {a} is whole or void")
        need((R == left if a else R) and max(seats, default=-1) < n, f"attempt {a} has those who are left, at seats of the game")
        need(seats == sorted(set(seats)) and len({c for *_, c in R}) == len(R), f"attempt {a} has each seat and commitment once")
        here = [(e, H("commit", M, S, e[1], chain("reveal", unhex(shown[e[0]]), a + 1)[-1])) for e in R if e[0] in shown]
        need(all(made == unhex(e[2]) for e, made in here), f"in attempt {a} reveals fit commitments"); left = [e for e, _ in here if a < 2]
    *voids, last = [(field(attempt["roster"]), field(attempt["reveals"])) for attempt in attempts] or [(b"", b"")]
    h = functools.reduce(lambda h, void: H("void", h, *void), voids, H("attempts", M, S))
    return a, R, H("seed", h, *last), H("roster", h, last[0]), four_cards(H("seal", h, *last))
def undo(parts, back): n = back["stood"]; return parts[0][:n] + back["steps"], [(n, back)] + parts[0][n:] + parts[1]
def history(record): return sum(functools.reduce(undo, record.get("takenBack", [])[::-1], (record["steps"], [])), [])
def check(record):
    proof, line, pool, due = record.get("proof") or need(False, "there is a proof"), [], [], []  # line, pool: steps with their j, or 0
    need(sorted(proof) == "attempts log lots match opened seal v".split() and type(proof["v"]) is int and proof["v"] == 1, "the proof has version 1")
    M, S = proof["match"], unhex(proof["seal"]); log = H("log-start", M, S)
    a, R, K, start, cards = check_attempts(M, S, record["seats"], proof["attempts"])
    seats, kind = {e[0] for e in R}, lambda step: step["from"] if step["chance"] == "pick" else (step["pile"], sorted(step["result"]))
    for step in history(record):
        if type(step) is tuple:
            n, step = step[0], {"takeback": {name: step[1][name] for name in ("seat", "consent", "stood")}}
            need(0 <= n < len(line), "a takeback undoes steps"); pool, line = [e for e in line[n:] if e[1]] + pool, line[:n]
        elif "chance" not in step: line.append((step, 0))
        else:
            old, moves = next((e for e in pool if kind(e[0]) == kind(step)), None), [s for s, j in line if not j]
            if old: pool.remove(old); need(old[0] == step, f"outcome {old[1]} is the same again after it was taken back")
            else: due.append((a + len(due) + 1, step, [s for s in moves if s["seat"] in seats - {moves[-1]["seat"]}]))
            line.append((step, old[1] if old else due[-1][0]))
        log = H("log", log, canonical({name: step[name] for name in step if name != "legal"}))
    links = chain("chain", unhex(proof["opened"]), a + len(due))[::-1]; need(links[0] == S, "the opened link leads to the seal")
    for j, step, moves in due:
        L = functools.reduce(lambda l, move: H("move", l, move["seat"], canonical(move["move"])), moves, start)
        need(draw(step, words(hmac.digest(links[j], enc("lot", K, j, L), "sha256"))) == step["result"], f"outcome {j} is the one drawn")
    need(proof["lots"] == [[i, j] for i, (_, j) in enumerate(line) if j], "every outcome has its number")
    need(unhex(proof["log"]) == log and len(links) <= 1025, "the moves are those of the proof")
    return f"Right: {len(seats)} people and the server shuffled, {a} void attempts, {len(due)} outcomes. Compare:" if seats else "", *cards
if __name__ == "__main__":
    said = check(json.load(open(sys.argv[1], encoding="utf-8"))); print(*said if said[0] else ["Not proven: the server shuffled alone."]); sys.exit(0 if said[0] else 2)
