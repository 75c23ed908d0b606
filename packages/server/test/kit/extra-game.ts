import './add-test-games.ts';

// Runs a card room with one more game on its list, and the client that was built with it: `node extra-game.ts <folder>`.
await import('./other-client.ts');
