import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsyncApi } from './async-api';
import { EVENT_CATALOGUE } from './event-catalogue';

describe('the AsyncAPI document', () => {
  it('stands in docs/ as the schemas say it, or `npm run generate` has not been run', () => {
    const committed = readFileSync(join(__dirname, '../../../docs/asyncapi.json'), 'utf8');
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(renderAsyncApi())));
  });

  it('has a channel for every event', () => {
    const { channels } = renderAsyncApi() as { channels: Record<string, unknown> };
    expect(Object.keys(channels)).toEqual(EVENT_CATALOGUE.map(({ subject }) => subject));
  });
});

describe('the event catalogue', () => {
  it('names every subject once, as colophon.<context>.<event>.v<N>', () => {
    const subjects = EVENT_CATALOGUE.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const subject of subjects) expect(subject).toMatch(/^colophon\.[a-z]+\.[a-z-]+\.v\d+$/);
  });
});
