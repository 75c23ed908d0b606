import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,bin,test}/**/*.test.ts'],
  },
});
