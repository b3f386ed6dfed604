import './node-version.mjs';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildEverything } from './build.mjs';
import { installDependencies } from './install.mjs';
import { Problem } from './problem.mjs';
import { runAsProgram } from './program.mjs';
import { SERVICES, root } from './services.mjs';
import { step } from './steps.mjs';

const require = createRequire(import.meta.url);

/**
 * Brings a PostgreSQL database up to date: a role and a schema for each service, and the migrations that
 * have not run. The address needs credentials that may create roles; the password is that of the roles.
 */
export async function migrate({ adminUrl, servicePassword }) {
  const { provisionDatabase, DatabaseIsNewer } = require('@colophon/persistence');
  const { eventBusDatabase } = require('@colophon/events');
  try {
    await provisionDatabase({
      adminUrl,
      password: servicePassword,
      databases: SERVICES.map(databaseOf).filter(Boolean),
      shared: [eventBusDatabase],
    });
  } catch (error) {
    if (error instanceof DatabaseIsNewer) throw new Problem(error.message);
    throw error;
  }
}

function databaseOf(service) {
  const file = join(root, 'apps', service, 'dist/database.js');
  return existsSync(file) ? require(file)[`${service}Database`] : null;
}

async function main() {
  const { DATABASE_URL: adminUrl, SERVICE_DATABASE_PASSWORD: servicePassword } = process.env;
  const missing = Object.entries({ DATABASE_URL: adminUrl, SERVICE_DATABASE_PASSWORD: servicePassword })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (missing.length > 0) {
    throw new Problem(
      `Set ${missing.join(' and ')}: the address of a PostgreSQL database as somebody who may create roles ` +
        'in it, and the password that the services sign in with.',
    );
  }
  // An image is built already, and has nothing to build with.
  if (process.env.NODE_ENV !== 'production') {
    await installDependencies();
    await buildEverything();
  }
  await step('Migrating the database', () => migrate({ adminUrl, servicePassword }));
}

await runAsProgram(import.meta, main);
