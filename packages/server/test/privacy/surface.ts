import express, { type Express, type RequestHandler } from 'express';
import { vi } from 'vitest';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

function stackOf(mounted: object): readonly Layer[] | null {
  return 'stack' in mounted && Array.isArray(mounted.stack) ? mounted.stack : null;
}

/**
 * Creates an app, and returns with it every route by method and path, and the middleware by its path. They are read from the
 * routers meanwhile, so that nothing can be added without appearing here.
 */
export function appWithSurface(make: () => Express): { readonly app: Express; readonly surface: readonly string[] } {
  const use = vi.spyOn(express.application, 'use');
  const app = make();
  const mounts = use.mock.calls.map((parts) => mountOf(parts as readonly unknown[]));
  use.mockRestore();
  const nested = mounts.flatMap(({ paths, handlers }) =>
    handlers.flatMap((handler) => {
      const stack = stackOf(handler);
      return stack === null ? [`everything at ${paths.join(' and ')}`] : paths.flatMap((path) => routesIn(stack, path));
    }),
  );
  return { app, surface: [...routesIn(stackOf(app.router) ?? [], ''), ...nested] };
}

function mountOf(parts: readonly unknown[]): { paths: readonly string[]; handlers: readonly RequestHandler[] } {
  const handlers = parts.filter((part) => typeof part === 'function') as RequestHandler[];
  const paths = typeof parts[0] === 'function' ? ['/'] : [parts[0]].flat().map(String);
  return { paths, handlers };
}

function routesIn(stack: readonly Layer[], mount: string): readonly string[] {
  return stack.flatMap(({ route }) =>
    route === undefined ? [] : Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${mount}${route.path}`),
  );
}
