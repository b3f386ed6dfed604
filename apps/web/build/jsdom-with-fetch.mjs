import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has the page but not the network; the router and our own calls need Node's classes for it. */
export default class JsdomWithFetch extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    const { fetch, Request, Response, Headers, AbortController, AbortSignal, TextEncoder, TextDecoder } =
      globalThis;
    Object.assign(this.global, { fetch, Request, Response, Headers, AbortController, AbortSignal });
    Object.assign(this.global, { TextEncoder, TextDecoder });
    this.global.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
  }
}
