// Usage: node courts.mjs <unpacked @letele/playing-cards> <svgo module> <output file>. See README.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [source, svgo, target] = process.argv.slice(2);
if (!source || !svgo || !target) throw new Error('usage: node courts.mjs <source> <svgo> <target>');
const { optimize } = await import(pathToFileURL(svgo).href);

// The package is React components; a tree of plain objects is all that is wanted of them.
const stub = `const _extends = Object.assign;
const React = { createElement: (tag, props, ...children) => ({ tag, props: props ?? {}, children: children.flat().filter(Boolean) }) };
`;
const bundle = (await readFile(join(source, 'dist/index.esm.js'), 'utf8')).replace(/^import .*$/gm, '');
const deck = await import(`data:text/javascript;base64,${Buffer.from(stub + bundle).toString('base64')}`);

const nodes = (node) => [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodes(child)))];

function multiply(m, n) {
  const [a, b, c, d, e, f] = m;
  return [
    a * n[0] + c * n[1],
    b * n[0] + d * n[1],
    a * n[2] + c * n[3],
    b * n[2] + d * n[3],
    a * n[4] + c * n[5] + e,
    b * n[4] + d * n[5] + f,
  ];
}

const steps = {
  matrix: (...m) => m,
  translate: (x, y = 0) => [1, 0, 0, 1, x, y],
  scale: (x, y = x) => [x, 0, 0, y, 0, 0],
  rotate: (angle, x = 0, y = 0) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  },
};

function matrix(transform = '') {
  const found = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)];
  return found.reduce(
    (m, [, name, list]) =>
      multiply(
        m,
        steps[name](
          ...list
            .trim()
            .split(/[\s,]+/)
            .map(Number),
        ),
      ),
    [1, 0, 0, 1, 0, 0],
  );
}

// A pip of ours is 100 units high about its centre; theirs is 1000 in a symbol of 1200, placed by its corner.
function pip({ props }) {
  const size = Number(props.width);
  const at = [matrix(props.transform), steps.translate(Number(props.x ?? 0), Number(props.y ?? 0))].reduce(multiply);
  const placed = multiply(multiply(at, steps.translate(size / 2, size / 2)), steps.scale(size / 120));
  return placed.map((value, index) => Number(value.toFixed(index < 4 ? 2 : 0))).join(' ');
}

function compact(path) {
  const plugins = [{ name: 'convertPathData', params: { floatPrecision: 0, applyTransforms: false, forceAbsolutePath: false } }];
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, { plugins });
  const [, short] = data.match(/ d="([^"]+)"/) ?? [];
  if (!short) throw new Error('svgo left no path');
  return short;
}

function court(component) {
  const all = nodes(component({}));
  const symbols = new Map(all.filter((node) => node.tag === 'symbol').map((node) => [node.props.id.split('__').pop(), node]));
  const layer = (key) => compact(symbols.get(key).children[0].props.d);
  const small = symbols.get('g').children.filter((node) => node.tag === 'use');
  return {
    gold: layer('b'),
    red: layer('c'),
    blue: layer('d'),
    black: layer('e'),
    lines: layer('f'),
    hair: layer('g'),
    pips: small.map(pip),
  };
}

const drawn = [];
for (const suit of 'SHDC') {
  for (const rank of 'JQK') {
    const fields = Object.entries(court(deck[suit + rank.toLowerCase()]));
    const lines = fields.map(([key, value]) => `    ${key}: ${JSON.stringify(value).replaceAll('"', "'")},`);
    drawn.push(`  ${rank + suit}: {\n${lines.join('\n')}\n  },`);
  }
}
await writeFile(
  target,
  `import type { Courts } from './court.ts';\n\nexport const courts: Courts = {\n${drawn.join('\n')}\n};\n`,
);
