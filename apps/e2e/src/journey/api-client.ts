export interface ApiReply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls /api as a client written against its contract would. */
export class ApiClient {
  constructor(
    private readonly url: string,
    private readonly accessToken?: string,
  ) {}

  as(accessToken: string): ApiClient {
    return new ApiClient(this.url, accessToken);
  }

  get<Body = Record<string, unknown>>(path: string): Promise<ApiReply<Body>> {
    return this.call('GET', path);
  }

  post<Body = Record<string, unknown>>(path: string, body?: unknown): Promise<ApiReply<Body>> {
    return this.call('POST', path, body);
  }

  async file(path: string, body: unknown): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const response = await this.send('POST', path, body);
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }

  private async call<Body>(method: string, path: string, body?: unknown): Promise<ApiReply<Body>> {
    const response = await this.send(method, path, body);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : undefined) as Body,
    };
  }

  /** The reply as it came. */
  send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (this.accessToken) headers.authorization = `Bearer ${this.accessToken}`;
    return fetch(`${this.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
  }
}
