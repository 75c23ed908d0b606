import { SpeechBubble } from '../../features/chat/reaction-icon.tsx';
import * as table from '../../table/view/speech-bubble.ts';

table.SpeechBubble.fill(SpeechBubble);
