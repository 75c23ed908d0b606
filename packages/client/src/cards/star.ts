const round = (value: number) => Number(value.toFixed(1));

/** A star's outline about the origin, its first point straight up or turned by `turn` degrees. */
export function star(points: number, outer: number, inner: number, turn: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((index * 180) / points + turn) * (Math.PI / 180);
    const radius = index % 2 === 0 ? outer : inner;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
