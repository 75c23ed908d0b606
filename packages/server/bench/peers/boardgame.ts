import { load, modFour } from './boardgame/mod-four.ts';

/** The unmodified boardgame.io, with its store in memory. */
interface Library {
  Server(options: { readonly games: readonly object[]; readonly origins: readonly string[] }): {
    run(at: { readonly port: { readonly port: number; readonly host: string } }): Promise<unknown>;
  };
}

const { Server } = load('boardgame.io/server') as Library;

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
await Server({ games: [modFour], origins: ['*'] }).run({ port: { port: Number(process.env.PORT), host: '127.0.0.1' } });
