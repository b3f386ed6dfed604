import { NOTHING, type RestCall } from '../rest-call';

export const statusCalls: RestCall[] = [
  {
    method: 'GET',
    path: '/status',
    summary: 'The state of the product and of what it depends on.',
    input: NOTHING,
    operation: `query Status {
      status { overall timestamp checks { api database stripe openai storage pdf } }
    }`,
  },
];
