export function App() {
  return <h1>Hundredfold</h1>;
}
