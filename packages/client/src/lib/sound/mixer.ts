import { effect } from '@preact/signals';
import { hearing, isSoundOn } from './hearing.ts';
import { isOfCards, isTooSoon, type PlayedSound, type Sound } from './sounds.ts';
import { makeTake, takesOf } from './synth/takes.ts';
import { RATE } from './synth/wave.ts';

export type Mixer = ReturnType<typeof createMixer>;

/** The maximum stereo pan; 1 would be one ear alone. */
const MAX_PAN = 0.4;
/** The range in which a card sound's pitch varies around the pitch of its take, as a fraction: half of it up, half of it down. */
const DETUNE_RANGE = 0.06;
/** The factor by which each repetition in a row reduces the level, and the minimum. */
const REPEAT_FACTOR = 0.86;
const MIN_REPEAT_LEVEL = 0.5;
/** Milliseconds within which a repetition belongs to the same row. */
const ROW_GAP_MS = 400;

/** Creates a mixer that pans each sound to its position and varies it, so that no two are quite alike. */
export function createMixer(context: BaseAudioContext) {
  const out = new GainNode(context, { gain: gainNow() });
  out.connect(context.destination);
  effect(() => {
    out.gain.setTargetAtTime(gainNow(), context.currentTime, 0.01);
  });
  const takes = new Map<string, AudioBuffer>();
  const recent = new Map<Sound, number>();
  const rows = new Map<Sound, number>();
  let played = 0;

  function nextTake(sound: Sound) {
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
    const row = last !== undefined && time - last < ROW_GAP_MS ? (rows.get(sound) ?? 0) + 1 : 0;
    rows.set(sound, row);
    return Math.max(MIN_REPEAT_LEVEL, REPEAT_FACTOR ** row) * (0.9 + 0.1 * Math.random());
  }

  return {
    /** Returns whether a sound is ready to play; otherwise it is synthesised first, which takes a phone a while. */
    has: (sound: Sound): boolean => takes.has(nextTake(sound).key),
    /** Returns whether the sound plays; it does not if it follows the last one of its kind too soon. */
    play(heard: PlayedSound): boolean {
      const now = context.currentTime * 1000;
      const { sound, at, after } = heard;
      if (isTooSoon(heard, now, recent.get(sound))) return false;
      const level = levelOf(sound, now + after);
      recent.set(sound, now + after);
      const source = new AudioBufferSourceNode(context, {
        buffer: takeOf(sound),
        playbackRate: isOfCards(sound) ? 1 + DETUNE_RANGE * (Math.random() - 0.5) : 1,
      });
      source
        .connect(new GainNode(context, { gain: level }))
        .connect(new StereoPannerNode(context, { pan: (at * 2 - 1) * MAX_PAN }))
        .connect(out);
      source.start(context.currentTime + after / 1000);
      return true;
    },
  };
}

/** Squares the volume, because the ear hears doubled power as only a little louder. */
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
