import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** The buttons in the bar of a table for the replay that is open there; `null` if none is. Their code loads with the replay. */
export const replayButtons = signal<ComponentType | null>(null);
