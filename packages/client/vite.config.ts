import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const SERVER = 'http://127.0.0.1:2567';

export default defineConfig({
  plugins: [preact(), precompress()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'preact', test: /node_modules\/(?:\.pnpm\/)?@?preact/ },
            { name: 'pixi', test: /node_modules\/(?:\.pnpm\/)?pixi\.js/ },
            { name: 'colyseus', test: /node_modules\/(?:\.pnpm\/)?(?:@colyseus|msgpackr)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // With the page's own host, or the server takes the page for somebody else's.
      '/api': { target: SERVER },
      '/matchmake': { target: SERVER },
      // Rooms: /<process>/<room>?sessionId=…, always a websocket.
      '^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\?.*sessionId=': { target: SERVER, ws: true },
    },
  },
});
