// Databases, services and browsers take their time on a machine that is busy.
jest.setTimeout(60_000);
