import { SpeechBubble } from '../../features/chat/speech-bubble.tsx';
import * as table from '../../table/view/speech-bubble.ts';

table.SpeechBubble.fill(SpeechBubble);
