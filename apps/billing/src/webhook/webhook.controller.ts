import { Access } from '@colophon/service-kit';
import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { WebhookService } from './webhook.service';

@Controller('billing')
@Access('public')
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  @Post('webhook')
  @HttpCode(200)
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature = '',
  ): Promise<{ received: true }> {
    await this.webhooks.receive(request.rawBody ?? Buffer.alloc(0), signature);
    return { received: true };
  }
}
