import { type Messages, t } from '../../../i18n/index.ts';
import './keys.css';

type KeyAction = keyof Messages['keys']['does'];

function keysByGroup() {
  const { control, space } = t.value.keys;
  return {
    table: {
      onward: 'Tab',
      along: '← → ↑ ↓',
      act: 'Enter',
      put: `${control} + ← →`,
      cancelSelection: 'Esc',
      lookBack: '\u232B\uFE0E',
    },
    replay: { step: '← →', mistake: ', .', ends: 'Home End', play: space },
    page: { sound: 'M', close: 'Esc', keys: '?' },
  } satisfies Readonly<Record<string, Readonly<Partial<Record<KeyAction, string>>>>>;
}

export function KeyList() {
  const { does, ...titles } = t.value.keys;
  const groups = keysByGroup();
  return (
    <>
      {(['table', 'replay', 'page'] as const).map((group) => (
        <section key={group} class="keys stack" aria-label={titles[group]}>
          <h3>{titles[group]}</h3>
          <dl>
            {Object.entries(groups[group]).map(([deed, key]) => (
              <div key={deed}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does[deed as KeyAction]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
