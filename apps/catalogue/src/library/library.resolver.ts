import { Access } from '@colophon/service-kit';
import { Mutation, Resolver } from '@nestjs/graphql';
import { LibraryService } from './library.service';

interface SampleBooks {
  message: string;
  created: number;
}

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
