/** Reserves a seat in a room and returns the address of its socket. */
export async function placeAt(port: number, room: string, person: object): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/joinById/${room}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const place = (await answer.json()) as { readonly sessionId: string; readonly roomId: string; readonly processId: string };
  if (!answer.ok) throw new Error(`no place at ${room}: ${JSON.stringify(place)}`);
  return `ws://127.0.0.1:${port}/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
}
