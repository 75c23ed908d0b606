import * as lobby from '../../features/lobby/slots.ts';
import * as matchmaking from '../../features/matchmaking/slots.ts';
import { LearnButton } from '../../features/tutorial/learn-button.tsx';
import { OfferedLesson } from '../../features/tutorial/offered-lesson.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

lobby.LearnButton.fill(LearnButton);
matchmaking.OfferedLesson.fill(OfferedLesson);
lobby.RulesSheet.fill(lazyComponent(async () => (await import('../../features/rules/rules-pages.tsx')).RulesSheet));
