import { DevicePage } from './device-page.tsx';
import { HerePage } from './here-page.tsx';

/** What is played on this device: one game, or which one it is to be. */
export function AlonePage({ id }: { readonly id: string | null }) {
  return id === null ? <DevicePage /> : <HerePage id={id} />;
}
