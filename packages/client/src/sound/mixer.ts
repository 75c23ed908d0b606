import { effect } from '@preact/signals';
import { hearing, isSoundOn } from './hearing.ts';
import { isOfCards, isTooSoon, type PlayedSound, type Sound } from './sounds.ts';
import { makeTake, takesOf } from './synth/takes.ts';
import { RATE } from './synth/wave.ts';

/** Where sounds are played. */
export interface Mixer {
  /** Whether a sound can be played as it is; else it is made first, which takes a phone a while. */
  has(sound: Sound): boolean;
  /** Whether it is heard: too soon after the last one of its kind it is not. */
  play(heard: PlayedSound): boolean;
}

/** How far to one side a sound may be: 1 would be in one ear alone. */
const ASIDE = 0.4;
/** How far the pitch of a card's sound may be from that of its take. */
const OUT_OF_TUNE = 0.06;
/** What of a sound's level is left when the same is heard for the second time in a row, and the least. */
const AGAIN = 0.86;
const LEAST = 0.5;
/** Milliseconds within which it is the same row. */
const ROW = 400;

/** A desk on which whatever is heard has its place between left and right, and is never quite the same twice. */
export function createMixer(context: BaseAudioContext): Mixer {
  const out = new GainNode(context, { gain: gainNow() });
  out.connect(context.destination);
  effect(() => {
    out.gain.setTargetAtTime(gainNow(), context.currentTime, 0.01);
  });
  const takes = new Map<string, AudioBuffer>();
  const recent = new Map<Sound, number>();
  const rows = new Map<Sound, number>();
  let played = 0;

  function nextTake(sound: Sound): { readonly take: number; readonly key: string } {
    const take = played % takesOf(sound);
    return { take, key: `${sound} ${take}` };
  }

  function takeOf(sound: Sound): AudioBuffer {
    const { take, key } = nextTake(sound);
    const made = takes.get(key) ?? bufferOf(sound, take);
    takes.set(key, made);
    played++;
    return made;
  }

  function levelOf(sound: Sound, time: number): number {
    const last = recent.get(sound);
    const row = last !== undefined && time - last < ROW ? (rows.get(sound) ?? 0) + 1 : 0;
    rows.set(sound, row);
    return Math.max(LEAST, AGAIN ** row) * (0.9 + 0.1 * Math.random());
  }

  return {
    has: (sound) => takes.has(nextTake(sound).key),
    play(heard) {
      const now = context.currentTime * 1000;
      if (isTooSoon(heard, now, recent)) return false;
      const { sound, at, after } = heard;
      const level = levelOf(sound, now + after);
      recent.set(sound, now + after);
      const source = new AudioBufferSourceNode(context, {
        buffer: takeOf(sound),
        playbackRate: isOfCards(sound) ? 1 + OUT_OF_TUNE * (Math.random() - 0.5) : 1,
      });
      source
        .connect(new GainNode(context, { gain: level }))
        .connect(new StereoPannerNode(context, { pan: (at * 2 - 1) * ASIDE }))
        .connect(out);
      source.start(context.currentTime + after / 1000);
      return true;
    },
  };
}

/** The ear hears twice as much power as only a little more. */
function gainNow(): number {
  return isSoundOn() ? (hearing.volume.value / 100) ** 2 : 0;
}

function bufferOf(sound: Sound, take: number): AudioBuffer {
  const [left, right] = makeTake(sound, take);
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: RATE });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return buffer;
}
