import { type Messages, t } from '../../../i18n/index.ts';
import './keys.css';

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

export function KeyList() {
  const { does, ...titles } = t.value.keys;
  const keys = printed();
  return (
    <>
      {(['table', 'replay', 'page'] as const).map((group) => (
        <section key={group} class="keys stack" aria-label={titles[group]}>
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
