import { SERVICES } from '@colophon/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface ComposeFile {
  services: Record<string, { command?: string[]; environment?: Record<string, string> }>;
}

const ROOT = join(__dirname, '../..');
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as ComposeFile;

describe('docker-compose.yml', () => {
  it.each([...SERVICES, 'gateway'])('runs %s by the command that start:services uses', (service) => {
    const program = `apps/${service}/dist/main.js`;
    expect(compose.services[service]?.command).toEqual(['node', '--enable-source-maps', program]);
    const supervisor = readFileSync(join(ROOT, 'tools/distributed/supervisor.mjs'), 'utf8');
    expect(supervisor).toContain("['--enable-source-maps', join('apps', app, 'dist/main.js')]");
  });

  it('gives every service a database without credentials of others, and NATS', () => {
    for (const service of SERVICES) {
      expect(compose.services[service]?.environment).toMatchObject({
        DATABASE_URL: 'postgresql://postgres/colophon',
        NATS_URL: 'nats://nats:4222',
      });
    }
  });

  it('tells the gateway where each service is', () => {
    for (const service of SERVICES) {
      expect(compose.services.gateway?.environment).toHaveProperty(
        `${service.toUpperCase()}_URL`,
        `http://${service}:4001`,
      );
    }
  });
});
