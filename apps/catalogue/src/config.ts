import { createConfig, flag } from '@colophon/service-kit';
import { z } from 'zod';
import { SHIPPED_LIBRARY } from './content/library-folder';

export class CatalogueConfig extends createConfig({
  /** The folder of the library that is installed. */
  CATALOGUE_CONTENT_DIR: z.string().default(SHIPPED_LIBRARY),
  /** Whether a start installs new books and new versions. */
  CATALOGUE_INSTALL_ON_START: flag(true),
  /** Whether signed-in people may install the missing books of the library. */
  CATALOGUE_SEEDING: flag(true),
}) {}
