import { startEmbeddedColophon } from './colophon/embedded-colophon';
import type { RunningColophon } from './colophon/running-colophon';
import { describeApiJourney } from './journey/api-journey';

describe('the /api of one process', () => {
  let colophon: RunningColophon;

  beforeAll(async () => {
    colophon = await startEmbeddedColophon();
  }, 180_000);

  afterAll(async () => {
    await colophon.stop();
  });

  describeApiJourney(() => colophon, 'rubric');
});
