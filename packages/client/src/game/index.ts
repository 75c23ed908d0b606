// Everything of the client that a game may use. The classes and variables of styles are listed in `table/view/styles/felt.css`.

export { cardName, playedCard } from '../cards/card-names.ts';
export { printedRank } from '../cards/suits.ts';
export {
  type GameHelp,
  gainTip,
  type LegendForView,
  type LegendItem,
  legendCards,
  legendFigure,
  legendMarks,
  partsOn,
} from '../games/help.ts';
export { standsOut } from '../games/hints.ts';
export type { GuidedLesson } from '../games/lesson.ts';
export type { GameManifest } from '../games/manifest.ts';
export type { Moment } from '../games/moment.ts';
export type {
  LessonMessages,
  OptionMessagesFor,
  PhraseMessagesFor,
  RefusalMessages,
  SummaryMessages,
} from '../i18n/game-messages.ts';
export { does, inMiddle, midPlayer, midSentence, verb } from '../i18n/grammar.ts';
export { gameMessages, t } from '../i18n/index.ts';
export { capitalised, line, type PlayerName, type Sentence, textOf } from '../i18n/sentence.ts';
export { handSpots, inHand, othersHand, pile, pileBox, row, takenPile } from '../table/layout/arrange.ts';
export { cross } from '../table/layout/cross.ts';
export type { Frame } from '../table/layout/frame.ts';
export { cardsAt, pileIn, sizeOf } from '../table/layout/layout.ts';
export type { TableSide } from '../table/layout/measure.ts';
export { placeChoices } from '../table/layout/place-choices.ts';
export { around, type Box, boxOf, middle, type Pose, placed, placedAt, RATIO } from '../table/layout/pose.ts';
export {
  AT_REST,
  type CardTiming,
  type CentreProps,
  type ConsideredAction,
  type DecisionProps,
  type FeltStatus,
  type Highlight,
  type LogEvent,
  type Mark,
  type MarkedCards,
  type NameOf,
  type Picking,
  type PlateFacts,
  type PlateMark,
  type Presentation,
  type Press,
  type SeenStep,
  type Sheet,
  type Target,
  type WhyNot,
} from '../table/presentation.ts';
export { playerName } from '../table/state/player-name.ts';
export { byRank, bySuit } from '../table/state/sortings.ts';
export { CardValue } from '../table/view/card-value.tsx';
export { DecisionButton } from '../table/view/decision-button.tsx';
export { CountBadge, PileCount } from '../table/view/pile-count.tsx';
export { decisionAt } from '../table/view/questions.tsx';
export { SuitSign } from '../table/view/suit-sign.tsx';
export { look } from '../ui/look.ts';
export { TextButton } from '../ui/text-button.tsx';
