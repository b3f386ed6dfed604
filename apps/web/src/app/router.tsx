import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes';

export type AppRouter = ReturnType<typeof createRouter>;

export function createRouter() {
  return createBrowserRouter(routes, { future: { v8_middleware: true } });
}
