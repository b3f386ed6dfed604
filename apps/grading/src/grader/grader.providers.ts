import { DependencyChecks } from '@colophon/service-kit';
import { Injectable, type Provider } from '@nestjs/common';
import { ModelConfig } from '../config';
import { Grader } from './grader';
import { OpenAiGrader } from './openai/openai.grader';
import { RubricGrader } from './rubric/rubric.grader';

/** Shows at `/health/dependencies` whether answers can be graded. */
@Injectable()
export class GraderCheck {
  constructor(checks: DependencyChecks, grader: Grader) {
    checks.register('openai', () => grader.probe());
  }
}

export const GRADER_PROVIDERS: Provider[] = [
  ModelConfig,
  RubricGrader,
  {
    provide: Grader,
    inject: [ModelConfig, RubricGrader],
    useFactory: chooseGrader,
  },
  GraderCheck,
];

function chooseGrader(config: ModelConfig, rubricGrader: RubricGrader): Grader {
  if (!config.OPENAI_API_KEY && !config.OPENAI_BASE_URL) return rubricGrader;
  return new OpenAiGrader({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    timeoutSeconds: config.OPENAI_TIMEOUT_SECONDS,
  });
}
