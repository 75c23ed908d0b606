import { drawFrom } from '../packages/shared/src/testing/same-cards.ts';

// Comes before a house's own program.
drawFrom(Number(process.env.SEED));
