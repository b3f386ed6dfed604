const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CONTENT_ID = /^[\w.-]{1,200}$/;

/** Whether an id from a request can be one of a session; PostgreSQL takes nothing else for a uuid. */
export function isSessionId(id: string): boolean {
  return UUID.test(id);
}

/** Whether an id from a request can be one of a book or a question. */
export function isContentId(id: string): boolean {
  return CONTENT_ID.test(id);
}
