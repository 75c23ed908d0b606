import { type Messages, t } from '../../../i18n/index.ts';
import './keys.css';

/** The actions that have a key. */
type KeyAction = keyof Messages['keys']['does'];

function printed(): Readonly<Record<KeyAction, string>> {
  return {
    onward: 'Tab',
    along: '← → ↑ ↓',
    act: 'Enter',
    put: `${t.value.keys.control} + ← →`,
    cancelSelection: 'Esc',
    lookBack: '\u232B\uFE0E',
    step: '← →',
    round: '[ ]',
    ends: 'Home End',
    play: t.value.keys.space,
    sound: 'M',
    close: 'Esc',
    keys: '?',
  };
}

const GROUPS = {
  table: ['onward', 'along', 'act', 'put', 'cancelSelection', 'lookBack'],
  replay: ['step', 'round', 'ends', 'play'],
  page: ['sound', 'close', 'keys'],
} as const;

/** The list of all keys with their actions. */
export function KeyList() {
  const { does, ...titles } = t.value.keys;
  const keys = printed();
  return (
    <>
      {(['table', 'replay', 'page'] as const).map((group) => (
        <section key={group} class="keys" aria-label={titles[group]}>
          <h3>{titles[group]}</h3>
          <dl>
            {GROUPS[group].map((deed) => (
              <div key={deed}>
                <dt>
                  <kbd>{keys[deed]}</kbd>
                </dt>
                <dd>{does[deed]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
