import { type Html, html } from '../http/html.ts';
import { logPseudonym } from '../ops/log-pseudonym.ts';
import { connectedPeople, type PlacedPerson, type ProcessStatus, type TableStatus } from '../ops/process-status.ts';
import type { BackupStatus } from '../storage/backup/start-backups.ts';
import type { Blocked, Report } from '../storage/stored-report.ts';

/** The data on the admin page; a field is `null` if the storage did not answer in time. */
export interface AdminPageData {
  readonly process: string;
  readonly since: Date;
  readonly now: Date;
  /** `well`, or the name of the problem. */
  readonly readiness: string;
  readonly memory: number;
  readonly storageSize: number | null;
  /** `null` if this process is to make no backups. */
  readonly backups: BackupStatus | null;
  readonly context: ProcessStatus;
  /** The reports of one page, and one more if there are older reports. */
  readonly reports: readonly Report[] | null;
  /** The number of the page of reports, from 1. */
  readonly page: number;
  readonly names: ReadonlyMap<string, string>;
  readonly blocked: readonly Blocked[] | null;
}

const MAX_ITEMS_SHOWN = 200;

/** The maximum number of reports on a page: any player may write reports, so there may be many. */
export const MAX_REPORTS_SHOWN = 50;

export function adminPage(sight: AdminPageData): string {
  const { context, reports, page: reportsPage, names, blocked, readiness, now } = sight;
  const people = [...connectedPeople(context).values()];
  return page(
    'Admin',
    html`
      <header class="bar">
        <h1>Admin</h1>
        <p class="soft as-of">As of ${moment(now.toISOString(), true)} <a href="admin">Refresh</a></p>
        ${form('leave', {}, 'Log out', 'quiet')}
      </header>
      <main>
        ${overview(sight, people.length)}
        ${section(
          'Tables',
          context.tables.length,
          'No tables.',
          firstOf(context.tables).map((table) => tableItem(table, nameOf(names, table.game), now)),
        )}
        ${section('People', people.length, 'No one is connected.', firstOf(people).map(personItem))}
        ${reports === null ? silent('Reports') : reportSection(reports, reportsPage)}
        ${blocked === null ? silent('Blocked') : section('Blocked', blocked.length, 'No one is blocked.', firstOf(blocked.toReversed()).map(blockedItem))}
        ${drain(readiness)}
      </main>
    `,
  );
}

/** `root` leads from the address at which the page is shown to the path of the site, which only proxies may know. */
export function signInPage(wrong: 'not-it' | 'too-many' | null, root = ''): string {
  const trouble = { 'not-it': 'Wrong password.', 'too-many': 'Too many attempts: wait a minute.' };
  return page(
    'Admin',
    html`
      <main class="door">
        <h1>Admin</h1>
        <form method="post" action="${root}admin/enter" class="panel">
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="current-password" required autofocus />
          ${wrong === null ? null : html`<p class="wrong" role="alert">${trouble[wrong]}</p>`}
          <button>Log in</button>
        </form>
      </main>
    `,
    root,
  );
}

function page(title: string, body: Html, root = ''): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Hundredfold</title>
        <link rel="stylesheet" href="${root}admin/office.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

const STANDINGS: Readonly<Record<string, string>> = {
  well: 'Healthy',
  'not-kept': 'Storage doesn’t save',
  silent: 'Storage doesn’t answer',
  draining: 'Draining',
};

function overview(
  { process, since, now, readiness, memory, storageSize, backups, context }: AdminPageData,
  people: number,
): Html {
  const latest = backups?.latest ? `${span(backups.latest, now)} ago` : 'none';
  const facts: readonly (readonly [string, string])[] = [
    ['Uptime', span(since, now)],
    ['Tables', String(context.tables.length)],
    ['At tables', String(people)],
    ['Looking for a game', String(context.seekers.length)],
    ['In the lobby', String(context.watchers)],
    ['Memory', megabytes(memory)],
    ['Storage', storageSize === null ? 'unknown' : megabytes(storageSize)],
    ['Latest backup', backups === null ? 'off' : latest],
  ];
  return html`
    <section class="panel">
      <h2>${process} <span class="state ${readiness === 'well' ? 'well' : 'unwell'}">${STANDINGS[readiness] ?? readiness}</span></h2>
      <dl class="facts">
        ${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>
      ${backups?.hasFailed ? html`<p class="wrong" role="alert">The last backup failed. The log says why.</p>` : null}
    </section>
  `;
}

function section(title: string, count: number, nothing: string, items: readonly Html[]): Html {
  return html`
    <section class="panel">
      <h2>${title} <span class="count">${count}</span></h2>
      ${count === 0 ? html`<p class="soft">${nothing}</p>` : html`<ul>${items}</ul>`}
      ${count > items.length ? html`<p class="soft">and ${count - items.length} more</p>` : null}
    </section>
  `;
}

/** Renders one page of reports, the latest first. One report more than a page shows means that there are older ones. */
function reportSection(reports: readonly Report[], page: number): Html {
  const shown = reports.toReversed().slice(0, MAX_REPORTS_SHOWN);
  const links = [
    page > 1 ? html`<a href="admin?reports=${page - 1}#reports">Newer reports</a>` : null,
    reports.length > shown.length ? html`<a href="admin?reports=${page + 1}#reports">Older reports</a>` : null,
  ].filter((way) => way !== null);
  const nothing = page > 1 ? 'There are no older reports.' : 'No reports.';
  const nav = links.length === 0 ? null : html`<nav class="pages" aria-label="Pages of reports">${links}</nav>`;
  return html`<div id="reports" class="paged">${section('Reports', shown.length, nothing, shown.map(reportItem))}${nav}</div>`;
}

function silent(title: string): Html {
  return html`<section class="panel"><h2>${title}</h2><p class="soft">Storage doesn’t answer.</p></section>`;
}

function tableItem({ code, phase, since, people, holders }: TableStatus, game: string, now: Date): Html {
  const mark = logPseudonym(code);
  const bots = holders.filter((holder) => holder === 'bot').length;
  const names = people.map(({ name }) => name || 'no name').join(', ');
  return html`
    <li>
      <div class="what">
        <strong>${game}</strong> ${tableCode(code)}
        <p>${phase}, ${counted(people.length, 'person', 'people')}, ${counted(bots, 'bot', 'bots')}, open for ${span(since, now)}, in the log <code>${mark}</code></p>
        ${names === '' ? null : html`<p class="soft">${names}</p>`}
      </div>
      ${confirmed('Close', 'This ends the running game. Everyone at the table is told. Finished games are kept.', form('shut', { table: mark }, 'Close this table', 'grave'))}
    </li>
  `;
}

function personItem({ personId, name, at }: PlacedPerson): Html {
  return html`
    <li>
      <div class="what">
        <strong>${name || 'No name'}</strong> <code>${logPseudonym(personId)}</code>
        <p class="soft">${at === null ? 'looking for a game' : html`at ${tableCode(at)}`}</p>
      </div>
      ${blocking(personId, name)}
    </li>
  `;
}

function reportItem({ at, table, of, name, by, line, lines }: Report): Html {
  return html`
    <li>
      <div class="what">
        <strong>${name || 'No name'}</strong> <code>${logPseudonym(of)}</code>
        <p class="soft">${moment(at)}, by <code>${logPseudonym(by)}</code> at ${tableCode(table)}</p>
        <ul class="lines">
          ${lines.map(
            ({ id, said }) =>
              html`<li class="${id === line ? 'meant' : ''}">${'text' in said ? said.text : html`<em>${said.phrase.replaceAll('-', ' ')}</em>`}</li>`,
          )}
        </ul>
        ${lines.length === 0 ? html`<p class="soft">No messages were kept.</p>` : null}
      </div>
      ${blocking(of, name)}
    </li>
  `;
}

function blockedItem({ personId, name, at }: Blocked): Html {
  return html`
    <li>
      <div class="what">
        <strong>${name || 'No name'}</strong> <code>${logPseudonym(personId)}</code>
        <p class="soft">since ${moment(at)}</p>
      </div>
      ${form('unblock', { personId }, 'Unblock', 'quiet')}
    </li>
  `;
}

function blocking(personId: string, name: string): Html {
  const what = 'They are disconnected and can’t come back until you unblock them. Bots take their seats.';
  return confirmed('Block', what, form('block', { personId, name }, 'Block this person', 'grave'));
}

function drain(readiness: string): Html {
  const isDraining = readiness === 'draining';
  const what = isDraining
    ? 'No tables are created or loaded here any more.'
    : 'Stops new tables and visitors here so that you can shut down. Running tables move to another process; if there is none, they go on here until you stop it.';
  return html`
    <section class="panel">
      <h2>Drain</h2>
      <p>${what}</p>
      ${form('drain', { draining: isDraining ? 'no' : 'yes' }, isDraining ? 'Stop draining' : 'Drain this process', isDraining ? 'quiet' : 'grave')}
    </section>
  `;
}

/** Renders a button that asks for confirmation before it submits, without a script. */
function confirmed(label: string, what: string, then: Html): Html {
  return html`<details><summary>${label}</summary><div class="sure"><p>${what}</p>${then}</div></details>`;
}

type Weight = 'quiet' | 'grave';

function form(action: string, fields: Readonly<Record<string, string>>, label: string, weight: Weight): Html {
  const hidden = Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  return html`<form method="post" action="admin/${action}">${hidden}<button class="${weight}">${label}</button></form>`;
}

function firstOf<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, MAX_ITEMS_SHOWN);
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

function span(from: Date, to: Date): string {
  const minutes = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min` : 'less than a minute';
}

function moment(at: string, inSeconds = false): Html {
  return html`<time datetime="${at}">${at.slice(0, inSeconds ? 19 : 16).replace('T', ' ')} UTC</time>`;
}

/** Formats a table's code as players read it out. A player who complains knows the table by no other name. */
function tableCode(code: string): Html {
  return html`<code>${code.slice(0, 4)}-${code.slice(4)}</code>`;
}

/** Returns the name of a game; if the client's pages are not built, it is made from the game's id. */
function nameOf(names: ReadonlyMap<string, string>, game: string): string {
  return names.get(game) ?? game.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
