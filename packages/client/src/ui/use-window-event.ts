import { useEffect, useRef } from 'preact/hooks';

/** Calls back with each event of a kind that reaches the window, with what the component knows by then. */
export function useWindowEvent<Kind extends keyof WindowEventMap>(
  kind: Kind,
  heard: (event: WindowEventMap[Kind]) => void,
): void {
  const latest = useRef(heard);
  latest.current = heard;
  useEffect(() => {
    const hear = (event: WindowEventMap[Kind]): void => latest.current(event);
    addEventListener(kind, hear);
    return () => removeEventListener(kind, hear);
  }, []);
}
