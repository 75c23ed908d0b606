import { type Result } from '@hundredfold/shared/core/result.ts';
import type { Intent, IntentAnswers, IntentName } from '@hundredfold/shared/protocol/table.ts';
import type { Table } from './table.ts';
/** A person at the table asks for something; a host's intent from somebody else is refused. */
export declare function ask<Name extends IntentName>(table: Table, number: number, name: Name, intent: Intent<Name>): Promise<Result<IntentAnswers[Name], string>>;
