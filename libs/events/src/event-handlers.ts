import type { EventContract } from '@colophon/contracts';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { HANDLED_CONTRACT, type Delivery } from './handles';

export interface EventHandler {
  contract: EventContract;
  handle(data: unknown, delivery: Delivery): Promise<void>;
}

/** The handlers of the service, found by their `@Handles`. */
@Injectable()
export class EventHandlers implements OnModuleInit {
  private readonly bySubject = new Map<string, EventHandler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (instance && typeof instance === 'object') this.collectFrom(instance as Record<string, unknown>);
    }
  }

  all(): EventHandler[] {
    return [...this.bySubject.values()];
  }

  get(subject: string): EventHandler | undefined {
    return this.bySubject.get(subject);
  }

  private collectFrom(instance: Record<string, unknown>): void {
    for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance))) {
      const method = instance[name];
      if (typeof method !== 'function') continue;
      const contract = this.reflector.get<EventContract | undefined>(HANDLED_CONTRACT, method);
      if (contract) this.add(contract, method.bind(instance) as EventHandler['handle']);
    }
  }

  private add(contract: EventContract, handle: EventHandler['handle']): void {
    if (this.bySubject.has(contract.subject)) throw new Error(`Two handlers for ${contract.subject}`);
    this.bySubject.set(contract.subject, { contract, handle });
  }
}
