import * as lobby from '../../features/lobby/slots.ts';
import { LearnButton } from '../../features/tutorial/learn-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

lobby.LearnButton.fill(LearnButton);
lobby.RulesSheet.fill(lazyComponent(async () => (await import('../../features/rules/rules-pages.tsx')).RulesSheet));
