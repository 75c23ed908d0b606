import { keysWords } from './words.ts';
import './keys.css';

/** All keys, and what they do. */
export function KeyList() {
  const said = keysWords.value;
  return (
    <>
      {([said.table, said.page] as const).map(({ title, keys }) => (
        <section key={title} class="keys" aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
