import { Access } from '@colophon/service-kit';
import { Mutation, Resolver } from '@nestjs/graphql';
import type { SampleBooks } from '../generated/schema';
import { LibraryService } from './library.service';

@Resolver()
export class LibraryResolver {
  constructor(private readonly library: LibraryService) {}

  @Mutation()
  @Access('signed-in')
  async seedSampleBooks(): Promise<SampleBooks> {
    const created = await this.library.seed();
    const message = created > 0 ? 'Sample books created.' : 'Every sample book is there already.';
    return { message, created };
  }
}
