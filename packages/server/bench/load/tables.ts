export async function newTable(port: number, wanted: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`no table: ${response.status} ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { readonly code: string }).code;
}
