import * as lobby from '../../features/lobby/slots.ts';
import { NoticeSwitches } from '../../features/settings/slots.ts';
import { LearnButton } from '../../features/tutorial/learn-button.tsx';
import { LessonOffer } from '../../features/tutorial/lesson-offer.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { OfferedLesson } from '../../ui/lesson-open.ts';

lobby.LearnButton.fill(LearnButton);
OfferedLesson.fill(LessonOffer);
lobby.RulesSheet.fill(lazyComponent(async () => (await import('../../features/rules/rules-pages.tsx')).RulesSheet));
NoticeSwitches.fill(lazyComponent(async () => (await import('../../features/push/notice-switches.tsx')).NoticeSwitches));
