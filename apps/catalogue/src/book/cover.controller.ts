import { Access, NotFound } from '@colophon/service-kit';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BookService } from './book.service';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

@Controller('covers')
@Access('public')
export class CoverController {
  constructor(private readonly books: BookService) {}

  @Get(':slug')
  async cover(
    @Param('slug') slug: string,
    @Query('v') version: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cover = await this.books.coverBySlug(slug);
    if (!cover) throw new NotFound('Cover Not Found');
    await reply
      .headers({
        'content-type': 'image/svg+xml',
        // Opened on its own, an SVG is a document: it may draw, and nothing else.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
        'cache-control': version === cover.hash ? FOR_EVER : FOR_A_WHILE,
      })
      .send(cover.svg);
  }
}
