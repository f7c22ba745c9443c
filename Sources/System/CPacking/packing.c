#include "packing.h"

static void pack_plain(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    for (size_t index = 0; index < count; index++) {
        uint32_t pixel = pixels[index];
        bytes[3 * index] = (uint8_t)(pixel >> 16);
        bytes[3 * index + 1] = (uint8_t)(pixel >> 8);
        bytes[3 * index + 2] = (uint8_t)pixel;
    }
}

#if defined(__x86_64__)

#include <tmmintrin.h>

/// Four pixels in one shuffle. Each store's last four bytes are overwritten by the next one.
__attribute__((target("ssse3"))) static void pack_ssse3(
    const uint32_t *pixels, size_t count, uint8_t *bytes) {
    const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    size_t index = 0;
    for (; index + 16 <= count; index += 16) {
        const __m128i *source = (const __m128i *)(pixels + index);
        uint8_t *target = bytes + 3 * index;
        __m128i first = _mm_shuffle_epi8(_mm_loadu_si128(source), order);
        __m128i second = _mm_shuffle_epi8(_mm_loadu_si128(source + 1), order);
        __m128i third = _mm_shuffle_epi8(_mm_loadu_si128(source + 2), order);
        __m128i fourth = _mm_shuffle_epi8(_mm_loadu_si128(source + 3), order);
        _mm_storeu_si128((__m128i *)target, first);
        _mm_storeu_si128((__m128i *)(target + 12), second);
        _mm_storeu_si128((__m128i *)(target + 24), third);
        _mm_storeu_si128((__m128i *)(target + 36), fourth);
    }
    for (; index + 4 <= count; index += 4) {
        __m128i four = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(pixels + index)), order);
        _mm_storeu_si128((__m128i *)(bytes + 3 * index), four);
    }
    pack_plain(pixels + index, count - index, bytes + 3 * index);
}

void tablemockup_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    if (__builtin_cpu_supports("ssse3")) {
        pack_ssse3(pixels, count, bytes);
    } else {
        pack_plain(pixels, count, bytes);
    }
}

#elif defined(__ARM_NEON)

#include <arm_neon.h>

void tablemockup_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    size_t index = 0;
    for (; index + 16 <= count; index += 16) {
        uint8x16x4_t bgra = vld4q_u8((const uint8_t *)(pixels + index));
        uint8x16x3_t rgb = {{bgra.val[2], bgra.val[1], bgra.val[0]}};
        vst3q_u8(bytes + 3 * index, rgb);
    }
    pack_plain(pixels + index, count - index, bytes + 3 * index);
}

#else

void tablemockup_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
    pack_plain(pixels, count, bytes);
}

#endif
