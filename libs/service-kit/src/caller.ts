/** A person whose access token was verified. */
export interface Caller {
  userId: string;
  email: string;
  name: string;
}
