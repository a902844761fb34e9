import type { Language } from '@college/curriculum-model';
import type { Services } from '../http/services';
import { AnswerWithMessage } from '../http/answerWithMessage';
import { assistantMessages } from './messages';
import type { ModelUse } from './modelSuggestions';
import { ModelFailure } from './outsideModel';

/**
 * Suggestions from the college's own content, refined by an external model where one is configured. When the model fails, the own suggestions are returned,
 * and the response and the log report the failure.
 */
export async function withModel<Data>(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  language: Language,
  own: Data,
  ask: (use: ModelUse) => Promise<Data>,
): Promise<Data | AnswerWithMessage<Data>> {
  const model = settings.outsideModel;
  if (!model) return own;
  try {
    return new AnswerWithMessage(await ask({ model, language }), assistantMessages.byModel(model.model));
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ model: model.model, reason: error.message }, 'the outside model gave no usable answer');
    return new AnswerWithMessage(own, assistantMessages.modelFailed);
  }
}
