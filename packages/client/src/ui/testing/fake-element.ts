import { vi } from 'vitest';

/** An element that can have the focus of the page. It contains nothing but itself. */
class FakeElement {
  isConnected = true;
  focus(): void {
    vi.stubGlobal('document', { ...document, activeElement: this });
  }
  contains(other: unknown): boolean {
    return other === this;
  }
  querySelector(): this {
    return this;
  }
}

export function fakeElement(): HTMLElement & { isConnected: boolean } {
  return new FakeElement() as unknown as HTMLElement & { isConnected: boolean };
}

/** Plants a page whose body has the focus, and returns the body. */
export function fakePage(): HTMLElement {
  const body = fakeElement();
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { body, activeElement: body });
  return body;
}
